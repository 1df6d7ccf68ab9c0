/** Letters of these scripts are written in one word only by whoever wants to be taken for another, as the Cyrillic "а" in "pаypal". */
const LOOKALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]
const isMixed = (label: string): boolean => LOOKALIKE_SCRIPTS.filter((script) => script.test(label)).length > 1

const ONLY_ASCII = /^[!-~]*$/
const HAS_ACE = /(?:^|\.)xn--/i
/** What the parser of addresses would take for the end of a host, or for something else in front of it. */
const NO_HOST = /[\s/\\?#@:[\]%<>^|]/

/** Returns a domain as it is looked up, bücher.example as xn--bcher-kva.example; null for what no domain can be (UTS 46, RFC 1035). */
export function asciiDomain(domain: string): string | null {
  if (domain === '' || NO_HOST.test(domain) || !URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  return hostname.split('.').every(({ length }) => length <= 63) ? hostname : null
}

/**
 * Returns the one spelling of a domain that is stored and shown: in its own letters, however it was typed. Words of several scripts that look
 * alike stay in ASCII, as browsers show them. What is no domain stays as it is, and so does one of ASCII alone.
 */
export function readableDomain(domain: string): string {
  if (ONLY_ASCII.test(domain) && !HAS_ACE.test(domain)) return domain
  const ascii = asciiDomain(domain)
  return ascii === null ? domain : ascii.split('.').map(readableLabel).join('.')
}

function readableLabel(label: string): string {
  if (!label.startsWith('xn--')) return label
  const decoded = decodedLabel(label.slice(4))
  // What is written back in another way is the spelling of no label.
  return decoded === null || isMixed(decoded) || asciiDomain(decoded) !== label ? label : decoded
}

/** Returns every spelling of an address with which an account may have been stored, the one that is stored now first; in lower case. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  const readable = email.slice(0, at) + readableDomain(email.slice(at))
  const ascii = asciiDomain(email.slice(at))
  return [...new Set([readable, ascii === null ? readable : email.slice(0, at) + ascii].map((each) => each.toLowerCase()))]
}

/** The numbers of RFC 3492, section 5. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128]

/** Returns the letters of a label without its "xn--" (RFC 3492); null where it is cut off or has none. */
function decodedLabel(encoded: string): string | null {
  const end = encoded.lastIndexOf('-')
  const letters = Array.from(encoded.slice(0, Math.max(end, 0)))
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS]
  for (let at = end + 1; at < encoded.length;) {
    const before = place
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(encoded.charAt(at++))
      if (digit === null) return null
      place += digit * weight
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = letters.length + 1
    bias = adapted(place - before, length, before === 0)
    code += Math.floor(place / length)
    place %= length
    if (code > 0x10ffff) return null
    letters.splice(place++, 0, String.fromCodePoint(code))
  }
  return letters.length === 0 ? null : letters.join('')
}

/** a to z are 0 to 25, and the digits follow. */
function digitOf(sign: string): number | null {
  const value = Number.parseInt(sign, BASE)
  return Number.isNaN(value) ? null : value < 10 ? value + 26 : value - 10
}

function adapted(distance: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(distance / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
