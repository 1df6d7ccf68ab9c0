import { compile } from 'html-to-text'
import PostalMime, { type Email } from 'postal-mime'

/** An email that has come in, as far as a reply is made of it. */
export type ReceivedEmail = {
  messageId: string | null
  /** The address that it says it is from, in small letters. */
  from: string | null
  /** As it was typed, what it answers included. */
  text: string
  /** Sent by a program: an absence, a list, a notice that something was not delivered. */
  isAutomatic: boolean
  /** The names of what is attached, pictures of a signature aside. */
  files: string[]
}

const MAX_DEPTH = 40
const NAME = 80

/** Reads the bytes of an email, whatever they are: bytes that are none are one without text. */
export async function readEmail(bytes: Buffer): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: MAX_DEPTH }).catch(() => null)
  if (!email) return { messageId: null, from: null, text: '', isAutomatic: false, files: [] }
  return {
    messageId: email.messageId ?? null,
    from: email.from?.address?.toLowerCase() ?? null,
    text: email.text ?? (email.html === undefined ? '' : textOf(email.html)),
    isAutomatic: isAutomatic(email),
    files: email.attachments
      .filter(({ disposition, related }) => disposition === 'attachment' || !related)
      .map(({ filename }) => nameOf(filename)),
  }
}

/** What is quoted is left out of HTML where it is marked, as it is not in the text of it. */
const textOf = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['blockquote[type=cite]', '.gmail_quote', '.gmail_attr', '#divRplyFwdMsg', '#appendonsend', '.moz-cite-prefix', '.yahoo_quoted'].map(
      (selector) => ({ selector, format: 'skip' }),
    ),
  ],
})

function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = valueOf('auto-submitted')
  if (submitted !== undefined && submitted !== 'no') return true
  if (/^(bulk|junk|list|auto_reply)$/.test(valueOf('precedence') ?? '')) return true
  if (valueOf('return-path') === '<>' || valueOf('content-type')?.startsWith('multipart/report')) return true
  return ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => valueOf(name) !== undefined)
}

const nameOf = (name: string | null | undefined): string =>
  (name ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME) || 'a file without a name'
