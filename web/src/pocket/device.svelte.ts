/** How the pocket of this device is doing, for all who show it. */

class Device {
  /** How much of the engine is loaded, from 0 to 1; null: nobody wants it, or all of it is there. */
  share: number | null = $state(null);
  isReady = $state(false);
  /** Nothing more can be kept: the storage is full. */
  isFull = $state(false);
  /** Why the engine could not be loaded. */
  failure = $state("");
}

export const device = new Device();
