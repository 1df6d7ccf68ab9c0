import { bareText } from '#shared/text/visible-text.ts'
import { asciiDomain, readableDomain } from './email-domain.ts'

/** Letters and signs as wide as Chinese characters, and the full stops that stand between those. */
const WIDE = /[\uff01-\uff5e]/g
const WIDE_STOP = /[\u3002\uff61]/g
/** Above this no text is an address, in any spelling of its domain. */
const MAX_LENGTH = 600
const narrow = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)

/**
 * Returns an email address as it is typed or pasted, without what is invisible in it and what stands around it: "Ann Lee <ann@cafe.example>;" of an
 * address book, the scheme of a link. One address has one spelling then: a domain is in its own letters.
 */
export function typedEmail(typed: string): string {
  const bare = bareText(typed).replace(WIDE, narrow).replace(WIDE_STOP, '.')
  const [, inBrackets = bare] = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(bare) ?? []
  const typedOne = inBrackets
    .trim()
    .replace(/[\s,;]{1,3}$/, '')
    .replace(/^['"‘“](.+)['"’”]$/, '$1')
    .replace(/^mailto:/i, '')
  const at = typedOne.lastIndexOf('@') + 1
  return at === 0 || typedOne.length > MAX_LENGTH ? typedOne : typedOne.slice(0, at) + readableDomain(typedOne.slice(at))
}

/** What stands between the dots before the @: letters, digits and the signs that RFC 5322 allows without quotes. */
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u
/** A part of a domain between dots: letters and digits, with hyphens only within (RFC 1123, and RFC 5890 for letters of any script). */
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
/** The last part of a domain is a word, or one in the spelling of RFC 3492. */
const LAST_LABEL = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]+)$/iu

/** Returns whether a text can be the address of a mailbox, as far as its spelling tells; quoted parts and literal hosts are not taken. */
export function isEmailAddress(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    mailbox.length <= 64 &&
    mailbox.split('.').every((atom) => ATOM.test(atom)) &&
    /[\p{L}\p{N}]/u.test(mailbox) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    asciiDomain(domain) !== null
  )
}
