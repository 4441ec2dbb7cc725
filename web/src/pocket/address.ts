/** What is on this device, and where the page's own files are. */

/** Is this page a folder of files, without a server behind it? */
export const IS_STATIC = import.meta.env.MODE === "static";

/** What the pocket's Python calls its tables and competitions (`ID_PREFIX` there). */
const ID_PREFIX = "pocket-";

export const isOnDevice = (id: string): boolean => IS_STATIC || id.startsWith(ID_PREFIX);

/** Requests that begin so are for this device, wherever the page comes from. */
export const DEVICE = "device/";

/** Any guest's secret opens what is on the device. */
export const DEVICE_GUEST = "device";

const ABOUT_DEVICE = new RegExp(`^(${DEVICE}|(tables|competitions)/${ID_PREFIX})`);

export const isForDevice = (path: string): boolean => ABOUT_DEVICE.test(path);

/** The address of a file of the page, below whatever path it is served. */
export const fileAddress = (name: string): string =>
  new URL(import.meta.env.BASE_URL + name, document.baseURI).href;
