/** A few short sounds, made here and now; silent until asked for. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

function air(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  return context;
}

/** The crowd: noise that swells and dies away. */
export function playRoar(): void {
  const at = air();
  if (!at) return;
  const noise = at.createBufferSource();
  noise.buffer = hiss(at, 2);
  const tone = at.createBiquadFilter();
  tone.type = "bandpass";
  tone.frequency.value = 700;
  noise
    .connect(tone)
    .connect(swell(at, 0.35, 0.25, 1.6))
    .connect(at.destination);
  noise.start();
}

function hiss(at: AudioContext, seconds: number): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate * seconds, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
  return buffer;
}

function swell(at: AudioContext, loud: number, rise: number, fall: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(loud, at.currentTime + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + rise + fall);
  return gain;
}
