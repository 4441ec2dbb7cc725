/** The sounds of the table, made in the page. There is none before the first touch, as browsers want it. */

import { load, save } from "../../lib/storage";
import { RECIPES, type SoundName, type Voice } from "./recipes";

/** How a phone shakes, in milliseconds on and off. */
const SHAKES = { turn: [30], attacked: [40, 60, 40], peel: [60], goal: [120] } as const;
export type Shake = keyof typeof SHAKES;

const NOISE_S = 2;
const SILENCE = 0.0001;
const FULL_VOLUME = 1;

export class TableSound {
  isOn = $state(load("sound", true));
  /** From 0 to 1. */
  volume = $state(load("volume", 0.7));
  /** The names of what was played, the last few: for whoever can't hear. */
  readonly played: SoundName[] = [];
  private air: AudioContext | null = null;
  private master: GainNode | null = null;
  private hiss: AudioBuffer | null = null;

  constructor(private readonly open: () => AudioContext | null = openAir) {}

  /** Somebody has touched the page: from now on there may be sound. */
  awake(): void {
    if (!this.isOn) return;
    this.air ??= this.open();
    void this.air?.resume?.();
  }

  switch(): void {
    this.isOn = !this.isOn;
    save("sound", this.isOn);
    this.awake();
    this.play("tick");
  }

  setVolume(volume: number): void {
    this.volume = Math.min(FULL_VOLUME, Math.max(0, volume));
    save("volume", this.volume);
    if (this.master) this.master.gain.value = this.volume;
  }

  play(name: SoundName): void {
    if (!this.isOn || !this.air) return;
    this.played.push(name);
    if (this.played.length > 20) this.played.shift();
    for (const voice of RECIPES[name]) this.sing(this.air, voice);
  }

  vibrate(how: Shake): void {
    if (this.isOn && this.air) navigator.vibrate?.([...SHAKES[how]]);
  }

  private sing(air: AudioContext, voice: Voice): void {
    const start = air.currentTime + voice.startMs / 1000;
    const end = start + (voice.riseMs + voice.fallMs) / 1000;
    const source =
      voice.is === "tone" ? this.tone(air, voice, start, end) : this.noise(air, voice, start, end);
    source.connect(this.swell(air, voice, start, end)).connect(this.out(air));
  }

  private tone(air: AudioContext, voice: Voice, start: number, end: number): AudioNode {
    const source = air.createOscillator();
    source.type = voice.shape ?? "sine";
    slide(source.frequency, voice, start, end);
    source.start(start);
    source.stop(end);
    return source;
  }

  private noise(air: AudioContext, voice: Voice, start: number, end: number): AudioNode {
    const source = air.createBufferSource();
    source.buffer = this.hiss ??= hissOf(air);
    source.loop = true;
    source.start(start);
    source.stop(end);
    const band = air.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = voice.q ?? 1;
    slide(band.frequency, voice, start, end);
    return source.connect(band);
  }

  private swell(air: AudioContext, { loud, riseMs }: Voice, start: number, end: number): GainNode {
    const gain = air.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + riseMs / 1000);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    return gain;
  }

  private out(air: AudioContext): GainNode {
    if (!this.master) {
      this.master = air.createGain();
      this.master.gain.value = this.volume;
      this.master.connect(air.destination);
    }
    return this.master;
  }
}

function slide(what: AudioParam, { from, to }: Voice, start: number, end: number): void {
  what.setValueAtTime(from, start);
  what.exponentialRampToValueAtTime(to, end);
}

function hissOf(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate * NOISE_S, air.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return buffer;
}

function openAir(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

export const sound = new TableSound();
