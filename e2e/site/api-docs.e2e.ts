import { expect, test } from '#e2e/kit/site.ts'

test.describe('The API document', () => {
  test('the API document is readable in a browser, under its policy and without any other host', async ({ page, site }) => {
    const problems: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin))
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { name: 'Backdock API' })).toBeVisible()
    // On phones the list of calls is in a drawer; the calls themselves are drawn as one scrolls to them.
    await page.getByRole('heading', { name: 'Directory', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Find suppliers').filter({ visible: true }).first()).toBeVisible()
    expect(problems).toEqual([])
    expect([...hosts]).toEqual([site.address])
  })
})
