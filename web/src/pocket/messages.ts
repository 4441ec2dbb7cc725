/** What pages and the worker that hosts the tables say to each other. `from` is the page that asks and is answered. */

export interface DeviceRequest {
  method: string;
  path: string;
  body: string;
  seat: string;
  version: string;
}

export type ToHost =
  | { do: "request"; from: string; id: number; request: DeviceRequest }
  | { do: "open"; from: string; line: string; path: string }
  | { do: "frame"; from: string; line: string; frame: string }
  | { do: "close"; from: string; line: string }
  | { do: "bye"; from: string };

export type FromHost =
  | { is: "answer"; to: string; id: number; status: number; type: string; body: string }
  | { is: "opened"; to: string; line: string }
  | { is: "frame"; to: string; line: string; frame: string }
  | { is: "closed"; to: string; line: string; code: number }
  /** Of everyone's interest: how much of the engine is loaded, that it is ready, that it can't be, that nothing more can
   * be kept. */
  | { is: "loading"; share: number }
  | { is: "ready" }
  | { is: "failed"; why: string }
  | { is: "full" };
