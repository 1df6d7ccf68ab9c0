// Imported first: signals must be handled while the rest loads, which takes a while.
import '#server/process/stop.ts'

await import('./start.ts')
