import { inspect } from 'node:util'

/** Prints a plain line for whoever started the program: the address, a password that is shown once, a report. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints why a program ends: a plain line for what its user can fix; anything that is not a text keeps its stack. */
export const printError = (error: unknown): void => void process.stderr.write(`${typeof error === 'string' ? error : inspect(error)}\n`)
