import type { CSSProperties } from 'react'

type ButtonProps = {
  href: string
  /** Its padding is that above and below, and that on both sides, in pixels. */
  style: CSSProperties & { padding: `${number}px ${number}px` }
  children: string
}

const BLOCK: CSSProperties = { maxWidth: '100%', display: 'inline-block' }
const POINTS_OF_A_PIXEL = 3 / 4
/** A blank of Outlook's own grows to five times its width at most; it is half as wide as its font. */
const WIDEST_BLANK = 10

/** Returns what only Outlook understands, which React has no types for. */
const mso = (style: Record<`mso${string}`, string | number>) => style as CSSProperties

/** A link that looks like a button. Outlook gives links no padding: it gets blanks as wide, and a text that is raised. */
export function Button({ href, style, children }: ButtonProps) {
  const [vertical = 0, horizontal = 0] = style.padding.split(' ').map(Number.parseFloat)
  const blanks = Math.ceil(horizontal / WIDEST_BLANK)
  const width = (horizontal / blanks / 2) * 100
  const padding = { paddingTop: vertical, paddingRight: horizontal, paddingBottom: vertical, paddingLeft: horizontal }
  return (
    <a href={href} style={{ ...BLOCK, textDecoration: 'none', ...mso({ msoPaddingAlt: '0px' }), ...style, ...padding }} target="_blank">
      <ForOutlook
        html={`<i style="mso-font-width:${width}%;mso-text-raise:${2 * vertical * POINTS_OF_A_PIXEL}" hidden>${'&#8202;'.repeat(blanks)}</i>`}
      />
      <span style={{ ...BLOCK, lineHeight: '120%', ...mso({ msoPaddingAlt: '0px', msoTextRaise: vertical * POINTS_OF_A_PIXEL }) }}>
        {children}
      </span>
      <ForOutlook html={`<i style="mso-font-width:${width}%" hidden>${'&#8202;'.repeat(blanks)}&#8203;</i>`} />
    </a>
  )
}

/** HTML that is a comment to all others. */
const ForOutlook = ({ html }: { html: string }) => <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />
