import { readFileSync } from 'node:fs'

/** The most common passwords of six characters and more, one a line, in small letters; from the word lists of zxcvbn (MIT) and our own. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
)

/** In whatever case: "Password" is tried right after "password". */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
