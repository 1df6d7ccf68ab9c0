import type { ComponentProps, CSSProperties, ReactNode } from 'react'

/** The elements of emails, as mail programs lay them out: tables for boxes, and what Outlook needs besides. */

type Styled = { style?: CSSProperties; children?: ReactNode }

const TABLE = { align: 'center', width: '100%', border: 0, cellPadding: '0', cellSpacing: '0', role: 'presentation' } as const

export const Html = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <html dir="ltr" lang={lang}>
    {children}
  </html>
)

export const Head = ({ children }: { children?: ReactNode }) => (
  <head>
    <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
    <meta name="x-apple-disable-message-reformatting" />
    {children}
  </head>
)

/** The characters of the body that an inbox shows beside the subject. */
const MAX_PREVIEW = 150
/** Takes room without being seen, so that nothing of the body follows a preview that is shorter. */
const UNSEEN = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'
const HIDDEN = { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }

/** The text that an inbox shows beside the subject; the email itself does not show it. */
export function Preview({ children }: { children: string }) {
  const text = children.slice(0, MAX_PREVIEW)
  return (
    <div style={HIDDEN} data-skip-in-text>
      {text}
      {text.length < MAX_PREVIEW && <div>{UNSEEN.repeat(MAX_PREVIEW - text.length)}</div>}
    </div>
  )
}

/** A body whose padding is that of a cell inside it, as some mail programs replace the body by an element of their own. */
export const Body = ({ style, children }: Styled) => (
  <body style={{ backgroundColor: style?.backgroundColor, margin: 0, padding: 0 }}>
    <table {...TABLE}>
      <tbody>
        <tr>
          <td style={style}>{children}</td>
        </tr>
      </tbody>
    </table>
  </body>
)

/** A box. */
export const Section = ({ children, ...props }: ComponentProps<'table'>) => (
  <table {...TABLE} {...props}>
    <tbody>
      <tr>
        <td>{children}</td>
      </tr>
    </tbody>
  </table>
)

/**
 * The box of a whole email. Outlook with Word's engine knows no `maxWidth` of a table, so it gets one of a fixed width around it
 * (`withOutlookTable`).
 */
export const Container = ({ style, children }: Styled) => (
  <>
    <template data-outlook="begin" />
    <Section style={style}>{children}</Section>
    <template data-outlook="end" />
  </>
)

/** Puts a table of fixed width that only Outlook sees around the box of a rendered email. */
export const withOutlookTable = (html: string, width: number): string =>
  html
    .replace(
      '<template data-outlook="begin"></template>',
      `<!--[if mso]><table align="center" width="${width}" border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td><![endif]-->`,
    )
    .replace('<template data-outlook="end"></template>', '<!--[if mso]></td></tr></table><![endif]-->')

/** Columns beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <table {...TABLE}>
    <tbody style={{ width: '100%' }}>
      <tr style={{ width: '100%' }}>{children}</tr>
    </tbody>
  </table>
)

export const Column = ({ style, children }: Styled) => <td style={style}>{children}</td>

export const Heading = ({ style, children }: Styled) => <h1 style={style}>{children}</h1>

export const Hr = ({ style }: Styled) => <hr style={{ width: '100%', ...style }} />

/** A paragraph. Its margins are there one by one as well, since some mail programs do not know them together. */
export const Text = ({ style, ...props }: ComponentProps<'p'>) => <p {...props} style={{ ...style, ...marginsOf(style?.margin) }} />

function marginsOf(margin: CSSProperties['margin']): CSSProperties {
  if (margin === undefined) return {}
  const [top, right = top, bottom = top, left = right] = String(margin).split(' ')
  return { marginTop: top, marginRight: right, marginBottom: bottom, marginLeft: left }
}

export const Link = ({ href, style, children }: Styled & { href: string }) => (
  <a href={href} style={style} target="_blank">
    {children}
  </a>
)
