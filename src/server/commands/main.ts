// Imported first: signals must be handled while the rest loads, which takes a while.
import '#server/process/stop.ts'
// Before the rest fills the heap.
import '#server/process/memory.ts'

await import('./start.ts')
