import { nameSpelling, text } from './values.ts'

/** Returns the schema of a username. */
export const username = (missing?: string) => text(50, missing).check(nameSpelling)
