// What the service worker uses of its global scope. The types that TypeScript has of it cannot stand beside those of pages.

type Extendable = { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void }

type Events = { install: Extendable; activate: Extendable; fetch: FetchEvent }

export type WorkerScope = {
  /** The address of the script that every page of this build begins with, which the server writes before the script. */
  BUILD: string
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  clients: { claim: () => Promise<void> }
}

export const scope = globalThis as unknown as WorkerScope
