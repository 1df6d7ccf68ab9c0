import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'

/**
 * Returns the text part, converted from the HTML. Labels are directly above their values; `tel:` and `mailto:` links are reduced to their
 * text.
 */
export const plainTextOf = compile({
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'p[data-label]', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'p[data-value]', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
  ],
})
