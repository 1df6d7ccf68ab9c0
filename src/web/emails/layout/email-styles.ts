import type { CSSProperties } from 'react'

/** The design tokens as mail programs support them: plain colours, inline styles, the light theme only. */
const INK = '#10231a'
const SOFT = '#3b4c44'
const BEETROOT = '#91153f'
const SANS = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif"
const SERIF = "Besley, Georgia, 'Times New Roman', serif"

const set = (fontFamily: string, fontSize: number, fontWeight: number, lineHeight: string) => ({
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
})

/** Width of the paper, in pixels. */
export const PAPER_WIDTH = 580

export const emailStyles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f9faf6', color: INK, fontFamily: SANS },
  paper: { maxWidth: PAPER_WIDTH, padding: '28px 28px 16px', backgroundColor: '#ffffff', border: '1px solid #d7dcd4', borderRadius: 2 },
  brand: { margin: '0 0 20px', color: INK, ...set(SERIF, 20, 700, '1') },
  heading: { margin: 0, color: SOFT, letterSpacing: '0.045em', textTransform: 'uppercase', ...set(SANS, 12.5, 600, '1.5') },
  serial: { margin: 0, color: '#a41b18', textAlign: 'right', whiteSpace: 'nowrap', ...set(SERIF, 18, 700, '1.2') },
  rule: { margin: '12px 0 20px', border: 0, borderTop: '2px dashed #aa9f74' },
  title: { margin: '0 0 12px', ...set(SERIF, 24, 700, '1.2') },
  text: { margin: '0 0 16px', color: INK, ...set(SANS, 15, 400, '1.5') },
  label: { margin: 0, color: SOFT, ...set(SANS, 13, 400, '1.5') },
  value: { margin: '0 0 12px', color: INK, wordBreak: 'break-word', ...set(SANS, 15, 400, '1.5') },
  of: { margin: 0, color: INK, wordBreak: 'break-word', ...set(SANS, 15, 400, '1.5') },
  figure: {
    margin: '0 0 0 12px',
    color: INK,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    ...set(SANS, 15, 400, '1.5'),
  },
  /** What is under a line of prices, before the next one. */
  underLine: { margin: '0 0 10px', color: SOFT, ...set(SANS, 13, 400, '1.5') },
  /** The two halves of the last figure. */
  totalOf: { margin: '0 0 14px', color: INK, ...set(SANS, 15, 700, '1.5') },
  total: { margin: '0 0 14px 12px', color: INK, textAlign: 'right', whiteSpace: 'nowrap', ...set(SANS, 15, 700, '1.5') },
  top: { verticalAlign: 'top' },
  thinRule: { margin: '8px 0', border: 0, borderTop: '1px solid #d7dcd4' },
  button: {
    margin: '8px 0 20px',
    padding: '13px 22px',
    borderRadius: 6,
    backgroundColor: BEETROOT,
    color: '#fbfaf4',
    ...set(SANS, 15, 600, '1.2'),
  },
  link: { color: BEETROOT, textDecoration: 'underline' },
  foot: { margin: '0 0 8px', color: SOFT, ...set(SANS, 13, 400, '1.5') },
} as const satisfies Record<string, CSSProperties>
