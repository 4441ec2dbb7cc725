/** The worker that thinks, as the host sees it: questions wait for each other, and one that nobody waits for any more is
 * ended, with the worker if it is being thought about. */

interface Question {
  number: number;
  message: Uint8Array;
  resolve: (answer: Uint8Array) => void;
  reject: (why: Error) => void;
}

export class Thoughts {
  private worker: Worker | null = null;
  private running: Question | null = null;
  private waiting: Question[] = [];
  private readonly answers = new Map<number, Promise<Uint8Array>>();
  private last = 0;

  /** `start` makes a worker, which is told where the engine is. */
  constructor(private readonly start: () => Worker) {}

  /** Load it before it is needed. */
  warmUp(): void {
    this.worker ??= this.newWorker();
  }

  ask(message: Uint8Array): number {
    const number = ++this.last;
    const answer = new Promise<Uint8Array>((resolve, reject) =>
      this.waiting.push({ number, message, resolve, reject }),
    );
    answer.catch(() => undefined); // nobody may be waiting for it
    this.answers.set(number, answer);
    this.next();
    return number;
  }

  async answer(number: number): Promise<Uint8Array | undefined> {
    try {
      return await this.answers.get(number);
    } finally {
      this.answers.delete(number);
    }
  }

  cancel(number: number): void {
    this.waiting = this.waiting.filter((one) => one.number !== number);
    this.answers.delete(number);
    if (this.running?.number !== number) return;
    this.running = null;
    this.worker?.terminate();
    this.worker = null;
    this.next();
  }

  private next(): void {
    if (this.running || !this.waiting.length) return;
    this.running = this.waiting.shift() ?? null;
    this.warmUp();
    this.worker?.postMessage(this.running?.message);
  }

  private newWorker(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | string>) => this.finish(data);
    worker.onerror = (event) => this.finish(event.message);
    return worker;
  }

  private finish(answer: Uint8Array | string): void {
    const question = this.running;
    this.running = null;
    if (typeof answer === "string") question?.reject(new Error(answer));
    else question?.resolve(answer);
    this.next();
  }
}
