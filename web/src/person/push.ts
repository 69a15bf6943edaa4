/** Web push for this browser. The message is empty; the service worker asks the server what is new. */
import * as api from "../lib/api";

const WORKER = "/worker.js";

export const isSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = isSupported() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isSubscribed(): Promise<boolean> {
  return (await subscription()) !== null;
}

/** The server's key in the browser's format. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export async function ring(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new api.ApiError("push-denied", "notifications are not allowed", 0);
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.subscribePush(made.endpoint);
}

export async function silence(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await api.unsubscribePush();
}
