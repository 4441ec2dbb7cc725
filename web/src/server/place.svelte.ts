/** Where new tables are opened: at the server, or on this device. A page without a server has no choice. */

import { load, save } from "../lib/storage";
import { IS_STATIC } from "../pocket/address";

class TablePlace {
  isDevice = $state(IS_STATIC || load<string>("place", "server") === "device");
  /** Has a match ever been played on this device? */
  hasDeviceTables = $state(load("device-tables", false));

  choose(isDevice: boolean): void {
    this.isDevice = IS_STATIC || isDevice;
    save("place", this.isDevice ? "device" : "server");
  }

  /** Has a competition ever been kept on this device? */
  hasDeviceCompetitions = $state(load("device-competitions", false));

  noteDeviceTable(): void {
    this.hasDeviceTables = true;
    save("device-tables", true);
    this.askForRoom();
  }

  noteDeviceCompetition(): void {
    this.hasDeviceCompetitions = true;
    save("device-competitions", true);
    this.askForRoom();
  }

  /** So that a browser short of room does not throw away what is kept. */
  private askForRoom(): void {
    void navigator.storage?.persist?.();
  }
}

export const place = new TablePlace();
