/**
 * The `beforeinstallprompt` event. TypeScript has no type for it, because not all browsers support
 * it.
 */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}
