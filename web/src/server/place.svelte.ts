/** Where new tables are opened: at the server, or on this device. A page without a server has no choice. */

import { load, save } from "../lib/storage";
import { IS_STATIC } from "../pocket/address";

class Place {
  isDevice = $state(IS_STATIC || load<string>("place", "server") === "device");
  /** Has a match ever been played on this device? */
  hasDeviceTables = $state(load("device-tables", false));

  choose(isDevice: boolean): void {
    this.isDevice = IS_STATIC || isDevice;
    save("place", this.isDevice ? "device" : "server");
  }

  noteDeviceTable(): void {
    this.hasDeviceTables = true;
    save("device-tables", true);
    void navigator.storage?.persist?.(); // so that a browser short of room does not throw matches away
  }
}

export const place = new Place();
