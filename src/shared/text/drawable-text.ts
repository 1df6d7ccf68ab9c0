/** Signs of the same sense, for those that few fonts have. */
const SAME: Record<string, string> = {
  '≤': '<=', '≥': '>=', '≠': 'not =', '≈': 'about ', '≃': 'about ', '∞': 'infinite', '−': '-', '∕': '/', '⁄': '/', '∙': '·', '√': 'root of ', '∑': 'sum',
  '→': '->', '←': '<-', '↔': '<->', '⇒': '=>', '⇐': '<=', '⇔': '<=>', '↑': 'up', '↓': 'down', '⟶': '->', '➔': '->', '➜': '->', '➡': '->', '⬅': '<-', '➤': '>', '▶': '>', '►': '>', '◀': '<',
  '✓': 'yes', '✔': 'yes', '☑': 'yes', '✅': 'yes', '✗': 'no', '✘': 'no', '✕': 'x', '✖': 'x', '❌': 'no', '☒': 'no', '☐': '[ ]', '□': '[ ]', '■': '-', '▪': '-', '●': '•', '○': 'o', '◦': '•', '‣': '•', '★': '*', '☆': '*', '⭐': '*',
  '☎': 'Tel.', '✆': 'Tel.', '📞': 'Tel.', '✉': 'Email', '📧': 'Email', '⚠': 'Note:', '℃': '°C', '℉': '°F', '℗': '(P)', '‐': '-', '‑': '-', '‒': '-', '―': '—', '‖': '||', '′': "'", '″': '"', '‚': ',', '„': '"', '₂': '2', '₹': 'Rs', '₽': 'RUB', '₿': 'BTC', '₫': 'VND', '₩': 'KRW', '฿': 'THB', '₱': 'PHP', '₦': 'NGN', '₺': 'TRY',
  'ß': 'ss', 'ẞ': 'SS', 'æ': 'ae', 'Æ': 'AE', 'ø': 'o', 'Ø': 'O', 'ə': 'e', 'Ə': 'E',
} // prettier-ignore

/** Letters as passports and road signs transcribe them. */
const LATIN: Record<string, string> = Object.fromEntries(
  Array.from(
    (
      'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ' +
      'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ' +
      'і i ї yi є ye ґ g ђ dj ј j љ lj њ nj ћ c џ dz ў u ѓ gj ќ kj ѕ dz'
    ).matchAll(/(\S+) (\S+)/g),
    ([, letter = '', latin = '']): [string, string] => [letter, latin],
  ).concat([
    ['ъ', ''],
    ['ь', ''],
  ]),
)

/**
 * Returns a text of signs that a font has: others are replaced by signs of the same sense, Greek and Cyrillic letters by Latin ones, and what has
 * none is left out. An empty text says that nothing of it can be drawn.
 */
export function drawableText(text: string, has: (codePoint: number) => boolean): string {
  const letters = [...text.normalize('NFC')]
  if (letters.every((letter) => isDrawn(letter, has))) return letters.join('')
  let drawn = ''
  for (const letter of letters) {
    const sign = signFor(letter, has, 0)
    // "1⅓" is not eleven thirds.
    drawn += /\d[/⁄]\d/.test(sign) && /\d$/.test(drawn) ? ` ${sign}` : sign
  }
  // A letter and its accent are one sign where a font has it, else two.
  const composed = [...drawn.normalize('NFC')].map((letter) => (isDrawn(letter, has) ? letter : letter.normalize('NFD'))).join('')
  return composed.replace(/[ \t]{2,}/g, ' ').replace(/^[ \t]+|[ \t]+$/gm, '')
}

const isDrawn = (letter: string, has: (codePoint: number) => boolean) => letter === '\n' || has(letter.codePointAt(0) ?? 0)

function signFor(letter: string, has: (codePoint: number) => boolean, depth: number): string {
  if (isDrawn(letter, has)) return letter
  if (/\s/u.test(letter)) return ' '
  if (depth > 2 || /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(letter)) return ''
  return [...othersFor(letter)].map((other) => signFor(other, has, depth + 1)).join('')
}

/** The signs that stand for one. */
function othersFor(letter: string): string {
  const latin = LATIN[letter] ?? capitalised(LATIN[letter.toLowerCase()])
  return SAME[letter] ?? latin ?? [letter.normalize('NFKC'), letter.normalize('NFKD')].find((other) => other !== letter) ?? ''
}

const capitalised = (word: string | undefined) => (word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1))
