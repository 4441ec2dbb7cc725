/** The sounds are made here, after the first touch, as loud as the reader wants. */

import { afterEach, expect, it, vi } from "vitest";
import { save } from "../../src/lib/storage";
import { RECIPES, type SoundName } from "../../src/stage/sound/recipes";
import { TableSound } from "../../src/stage/sound/sound.svelte";

afterEach(() => save("sound", true));

const NAMES = Object.keys(RECIPES) as SoundName[];

/** As much of an AudioContext as is used, which notes what begins to sound. */
function fakeAir() {
  const begun: string[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = (more = {}) => ({ connect: (next: unknown) => next, ...more });
  const source = (is: string) => node({ frequency: param(), start: () => begun.push(is), stop: vi.fn() });
  const gains: { gain: { value: number } }[] = [];
  const air = {
    currentTime: 0,
    sampleRate: 100,
    destination: node(),
    resume: vi.fn(),
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBiquadFilter: () => node({ frequency: param(), Q: param() }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createGain: () => {
      const made = node({ gain: param() });
      gains.push(made as never);
      return made;
    },
  };
  return { air: air as unknown as AudioContext, begun, gains };
}

it.each(NAMES)("has voices that rise and fall for %s", (name) => {
  for (const { from, to, loud, riseMs, fallMs, startMs } of RECIPES[name]) {
    expect(Math.min(from, to, loud, riseMs, fallMs)).toBeGreaterThan(0);
    expect(startMs).toBeGreaterThanOrEqual(0);
    expect(loud).toBeLessThanOrEqual(0.8);
  }
});

it("is silent before the first touch, and sounds after it", () => {
  const { air, begun } = fakeAir();
  const sound = new TableSound(() => air);
  sound.play("knock");
  expect(begun).toEqual([]);
  sound.awake();
  sound.play("knock");
  expect(begun).toHaveLength(RECIPES.knock.length);
});

it("is silent when it is switched off, and remembers that", () => {
  const { air, begun } = fakeAir();
  const sound = new TableSound(() => air);
  sound.awake();
  sound.switch();
  sound.play("roar");
  expect(begun).toEqual([]);
  expect(new TableSound(() => air).isOn).toBe(false);
});

it("remembers how loud, and keeps within what there is", () => {
  const { air, gains } = fakeAir();
  const sound = new TableSound(() => air);
  sound.awake();
  sound.play("tick");
  sound.setVolume(0.3);
  expect(new TableSound(() => air).volume).toBe(0.3);
  expect(gains.some(({ gain }) => gain.value === 0.3)).toBe(true);
  sound.setVolume(7);
  expect(sound.volume).toBe(1);
});

it("shakes the phone only with sound on", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  const sound = new TableSound(() => fakeAir().air);
  sound.vibrate("goal");
  expect(vibrate).not.toHaveBeenCalled();
  sound.awake();
  sound.vibrate("goal");
  expect(vibrate).toHaveBeenCalledWith([120]);
  vi.unstubAllGlobals();
});
