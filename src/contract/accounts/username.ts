import { nameSpelling, text } from '#contract/endpoint/values.ts'

/** Returns the schema of a username. */
export const username = (missing?: string) => text(50, missing).check(nameSpelling)
