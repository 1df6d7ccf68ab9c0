import { describe, expect, test } from 'vitest'
import { renderEmail } from '#web/emails/emails.tsx'

const issue = (introduction: string) =>
  renderEmail(
    { kind: 'newsletter-issue', facts: { subject: 'June', introduction, resources: [], issueId: null } },
    'https://backdock.example',
  )

describe('An issue of the newsletter', () => {
  test.each([
    ['Read https://backdock.example/pricing.', 'https://backdock.example/pricing'],
    ['(see http://example.com/a_(b)/c?d=1&e=2#f)', 'http://example.com/a_(b)/c?d=1&amp;e=2#f'],
    ['https://example.com/', 'https://example.com/'],
    ['One: https://example.com/one, two', 'https://example.com/one'],
    ['“https://example.com/quoted”', 'https://example.com/quoted”'.slice(0, -1)],
  ])('an address in the introduction is a link: %s', async (introduction, href) => {
    expect((await issue(introduction)).html).toContain(`href="${href}"`)
  })

  test('what is no address of the web is no link', async () => {
    const before = (await issue('Nothing')).html.match(/<a /g)?.length
    for (const text of ['javascript:alert(1)', 'example.com', 'https://', 'ftp://example.com', 'data:text/html,x'])
      expect((await issue(text)).html.match(/<a /g)?.length).toBe(before)
  })

  test('whoever greets by themselves is not made to greet twice', async () => {
    for (const own of ['Hello all,', 'Hi there', 'G’day', 'Good morning, everyone'])
      expect((await issue(own)).text).not.toContain('Hello,\n')
    for (const none of ['Highlights of June', 'Helloween is near']) expect((await issue(none)).text).toContain('Hello,\n')
  })
})
