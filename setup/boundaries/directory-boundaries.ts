import type { Boundary } from './boundary.ts'
import { featureFloor, holidays, places, suppliers } from './floors.ts'

/** The directory from the bottom up: each of its folders may import those before it, as no text of a page decides what words mean. */
const directoryFolders = ['filter', 'dictionary', 'ranges', 'reasons', 'search', 'listing', 'featured']
const inDirectory = (folder: string) => `server/features/directory/${folder}/**`
// Counts and the lexemes of words are cached in the process.
const directoryFloor = [...featureFloor, suppliers, places, holidays, '#server/db/places/projection.ts', 'lru-cache']
/** What the directory and each of its folders may import. */
export const directoryBoundaries: Boundary[] = [
  { files: ['src/server/features/directory/**'], may: [...directoryFloor, '#server/features/directory/**'] },
  ...directoryFolders.map((folder, index) => ({
    files: [`src/${inDirectory(folder)}`],
    may: [...directoryFloor, ...directoryFolders.slice(0, index).map((lower) => `#${inDirectory(lower)}`)],
  })),
]
