// Imported first, as a start does: signals, and the end of the program that has started this one, must be handled while the rest loads.
import { onShutdown } from '#server/process/stop.ts'

// Whoever waits for it must not take it for ready. Ending anywhere loses nothing: the next start does what is missing.
onShutdown(() => process.exit(1))

await import('#server/bootstrap/prepare-database.ts')
