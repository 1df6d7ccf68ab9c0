import { readFileSync } from 'node:fs'

/** The version of this program, as package.json has it. */
export const appVersion: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
