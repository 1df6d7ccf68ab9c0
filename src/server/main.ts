// First of all: what follows takes a while to load, and a wish to stop may come at any moment.
import './stop.ts'

await import('./start.ts')
