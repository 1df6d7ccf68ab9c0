import { dirname } from 'node:path'

const MAX_FILES = 30
/** Folders of code whose files are a sequence, or data, that nobody looks through. */
const SEQUENCES = ['src/server/db/migrations', 'src/server/formats/pdf/scripts']
const CODE = /^(src|e2e|setup|bench|tools)\//

/** Returns a line for each folder of code that holds more files than one finds one's way in; `files` are all paths of the repository. */
export function crowdedFolders(files) {
  const counts = Map.groupBy(
    files.filter((file) => CODE.test(file)),
    (file) => dirname(file),
  )
  return [...counts]
    .filter(([folder, { length }]) => length > MAX_FILES && !SEQUENCES.includes(folder))
    .map(
      ([folder, { length }]) =>
        `${folder} holds ${length} files, more than ${MAX_FILES}: give those that belong together a folder of their own.`,
    )
}
