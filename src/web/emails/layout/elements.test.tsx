import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Preview, Text } from './elements.tsx'
import { renderEmail } from '#web/emails/emails.tsx'

const supplier = { id: 7, businessName: 'Beans & <Milk>', category: 'Coffee', phone: null, email: 'hello@tinshed.example' } as const

describe('The elements of emails', () => {
  test('a preview fills the line of an inbox, so that nothing of the body follows it, and ends where the line does', () => {
    const short = renderToStaticMarkup(<Preview>Two kilos of beans</Preview>)
    expect(short).toContain(`Two kilos of beans<div>${'\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'.repeat(132)}</div>`)
    const long = renderToStaticMarkup(<Preview>{'beans '.repeat(40)}</Preview>)
    expect(long).toMatch(/data-skip-in-text="true">(beans ){25}<\/div>$/)
  })

  test('a paragraph has its margins in both spellings', () => {
    const marginsOf = (margin: string | number) => renderToStaticMarkup(<Text style={{ margin }}>Beans</Text>)
    expect(marginsOf(0)).toContain('margin:0;margin-top:0;margin-right:0;margin-bottom:0;margin-left:0')
    expect(marginsOf('8px 0 20px')).toContain('margin-top:8px;margin-right:0;margin-bottom:20px;margin-left:0')
  })

  test('a button is as large in Outlook, which knows no padding of a link, as elsewhere', () => {
    const html = renderToStaticMarkup(
      <Button href="https://backdock.example/a?b=1&c=2" style={{ padding: '12px 20px' }}>
        {'Open <it>'}
      </Button>,
    )
    expect(html).toContain('href="https://backdock.example/a?b=1&amp;c=2"')
    expect(html).toContain('padding-top:12px;padding-right:20px;padding-bottom:12px;padding-left:20px')
    expect(html).toContain('<!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i><![endif]-->')
    expect(html).toContain('mso-text-raise:9px">Open &lt;it&gt;</span>')
  })

  test('the document is called as its subject is, fits a phone, and has a fixed width in Outlook', async () => {
    const { subject, html, text } = await renderEmail(
      { kind: 'claim-link', facts: { supplier, token: 'T0ken-_x' } },
      'https://backdock.example',
    )
    expect(/<title>(.*)<\/title>/.exec(html)![1]!.replace('&amp;', '&').replace('&lt;', '<').replace('&gt;', '>')).toBe(subject)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
    expect(html).toMatch(
      /<!--\[if mso\]><table [^>]*width="580"[^>]*><tr><td><!\[endif\]--><table .*<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/s,
    )
    expect(html + text).not.toContain('data-outlook')
    expect(text.split('\n')[0]).not.toBe(subject)
  })
})
