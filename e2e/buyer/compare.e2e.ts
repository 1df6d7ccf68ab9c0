import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { THOROUGHLY } from '#e2e/kit/looks/axe.ts'
import { send } from '#e2e/kit/calls.ts'
import { focus, press } from '#e2e/kit/keys.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, line, part } from '#e2e/kit/people/quotes.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast, type Caller } from '#e2e/kit/site.ts'
import { newSupplier, type Supplier } from '#e2e/kit/people/suppliers.ts'

type Asked = { suppliers: Supplier<Caller>[]; ids: string[]; path: string }

/** A signed-in buyer has asked three suppliers, of whom two have answered. */
async function askedThree(page: Page, newCaller: () => Promise<Caller>): Promise<Asked> {
  const suppliers = []
  for (const name of ['Tin Shed', 'Two Rivers', 'Slow Co']) suppliers.push(await newSupplier(await newCaller(), name))
  const { email } = await signedInBuyer(page)
  const request = { supplierIds: suppliers.map(({ id }) => id), message: 'Beans and oat milk', contactEmail: email }
  const ids: string[] = (await send(page, '/api/quotes/bulk', request)).ids
  const { bulkId } = await (await page.request.get(`/api/quotes/${ids[0]}`)).json()
  await answer(suppliers[0]!, ids[0]!, line('House blend', '1 kg', 10, 3100), { ...line('Oat milk', '12 x 1 L', 3, 3600), gst: 'taxable' })
  await answer(suppliers[1]!, ids[1]!, line('house blends 5 kg', '5 kg', 2, 14000), line('=1+1', 'tray', 1, 900))
  return { suppliers, ids, path: `/quotes/bulk/${bulkId}` }
}

const table = (page: Page) => part(page, 'Prices side by side')

test.describe('Comparing quotes', () => {
  test('quotes stand side by side by measure, the cheapest is named in words, and missing prices are named', async ({
    page,
    otherCaller,
  }) => {
    const { suppliers, path } = await askedThree(page, otherCaller)
    await open(page, path)
    await expect(page.getByText('2 of 3 suppliers have answered with prices.')).toBeVisible()
    const blend = table(page).getByRole('row', { name: 'House blend' }).getByRole('cell')
    await expect(blend).toHaveText([/^\$31\.00 \/ kg(?!.*Cheapest)/, /^\$28\.00 \/ kgCheapest/])
    await expect(table(page).getByRole('row', { name: 'Oat milk' }).getByRole('cell')).toHaveText([
      /\$3\.00 \/ L.*GST \$10\.80 on top/,
      'Not quoted',
    ])
    await expect(table(page).getByRole('row', { name: '=1+1' })).toContainText('Not compared by weight')
    await expect(part(page, 'Without prices').getByRole('listitem')).toHaveText([new RegExp(`${suppliers[2]!.businessName}.*Waiting`)])
    // Prices of one supplier beside those of another, on a phone as well.
    await focus(table(page))
    for (let pressed = 0; pressed < 5; pressed++) await page.keyboard.press('ArrowRight')
    await expect(table(page).getByRole('rowheader', { name: 'House blend' })).toBeInViewport()
  })

  test('a buyer joins two rows and splits them again, by keyboard and on a phone, and the request keeps it', async ({
    page,
    otherCaller,
  }) => {
    const { suppliers, ids, path } = await askedThree(page, otherCaller)
    await answer(
      suppliers[2]!,
      ids[2]!,
      { ...line('Oat drink, barista', '6 x 1 L', 6, 1700), gst: 'taxable' },
      line('Tea', '1 kg', 1, 2000),
    )
    await open(page, path)
    const [drinks, oats, blend] = ['Oat drink', 'Oat milk', /^House blend/].map((name) => table(page).getByRole('row', { name }))
    await expect(drinks!.getByRole('cell')).toHaveText(['Not quoted', 'Not quoted', /2\.83 \/ L/])
    await test.step('joined, also after a reload and in the address of another device', async () => {
      await press(table(page).getByRole('button', { name: 'Same item as Oat drink, barista?' }), 'ArrowDown')
      await press(page.getByRole('button', { name: 'Join with Oat milk' }), 'Enter')
      await expect(oats!.getByRole('cell')).toHaveText([/3\.00 \/ L/, 'Not quoted', /2\.83 \/ LCheapest.*as “Oat drink, barista”/])
      await expect(table(page).getByRole('button', { name: 'Same item as Oat milk?' })).toBeFocused()
      await expect(page).toHaveURL(path)
      await open(page, path)
      await expect(oats!).toContainText('Cheapest')
    })
    await test.step('split, and joined again by Undo', async () => {
      await table(page).getByRole('button', { name: 'Same item as Oat milk?' }).click()
      await page.getByRole('button', { name: 'Split the rows again' }).click()
      await expect(drinks!).toBeVisible()
      await press(toast(page, 'Rows split').getByRole('button', { name: 'Undo' }), 'Enter')
      await expect(oats!).toContainText('Cheapest')
    })
    await test.step('what we think is the same can be split as well', async () => {
      await expect(blend!).toContainText('We think this is the same.')
      await press(table(page).getByRole('button', { name: 'Split House blend' }), 'Enter')
      await expect(blend!.getByRole('cell')).toHaveText([/31\.00 \/ kg/, 'Not quoted', 'Not quoted'])
      await expect(table(page).getByRole('button', { name: 'Same item as House blend?' })).toBeFocused()
      await page.reload()
      await expect(table(page).getByRole('row', { name: 'house blends 5 kg' })).toBeVisible()
    })
  })

  test(
    'a buyer finds all requests, compares those of one bulk request, downloads the comparison, and accepts a quote from it',
    oneWidth,
    async ({ page, otherCaller }) => {
      const { suppliers, path, ids } = await askedThree(page, otherCaller)
      const cups = { supplierId: suppliers[0]!.id, businessName: 'Moth and Lamp', contactEmail: 'ann@moth.example', requirements: 'Cups' }
      await send(page, '/api/quotes/request', cups)
      await test.step('all requests, those of one bulk request together with the way to compare', async () => {
        await open(page, '/quotes')
        const group = part(page, 'Beans and oat milk')
        await expect(group.getByRole('listitem')).toHaveCount(3)
        await expect(group).toContainText('2 answered with prices')
        await expect(part(page, 'Your turn').getByRole('listitem')).toHaveCount(3)
        await expect(part(page, 'Waiting and closed').getByRole('listitem')).toContainText('Cups')
        const unread = group.getByRole('link', { name: `Unread: ${suppliers[0]!.businessName}` })
        await expect(unread).toHaveAttribute('href', `/quotes/${ids[0]}`)
        await expect(group.getByRole('listitem').filter({ hasText: suppliers[0]!.businessName })).toContainText('New prices')
        await group.getByRole('link', { name: 'Compare the answers' }).click()
        await expect(page).toHaveURL(path)
        await expect(table(page)).toBeVisible()
      })
      await test.step('a file for a spreadsheet, in which no text is a formula', async () => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download CSV' }).click()
        expect((await download).suggestedFilename()).toBe('beans-and-oat-milk-prices.csv')
        const file = await readFile(await (await download).path(), 'utf8')
        expect(file).toContain(
          `"House blend","${suppliers[1]!.businessName}","Priced","house blends 5 kg","5 kg",,2,140,280,0,0,0,0,28,"kg","Yes",`,
        )
        expect(file).toContain(`"'=1+1",`)
        expect(file.split('\r\n').at(-2)).toContain(suppliers[2]!.businessName)
      })
      await test.step('accepting from the comparison', async () => {
        const accept = table(page).getByRole('button', { name: `Accept the prices of ${suppliers[1]!.businessName}` })
        const decisions = table(page).getByRole('row', { name: 'Your decision' }).getByRole('cell')
        await accept.click()
        await page.getByRole('button', { name: 'Yes, accept' }).click()
        await expect(toast(page, 'Prices accepted')).toBeVisible()
        // The other one is told that it went elsewhere.
        await expect(decisions).toHaveText([/You accepted/])
        const undo = table(page).getByRole('button', { name: `Undo: I do not accept the prices of ${suppliers[1]!.businessName}` })
        await expect(undo).toBeFocused()
        await press(undo, 'Enter')
        await expect(toast(page, 'Acceptance undone')).toBeVisible()
        await expect(decisions).toHaveText([/Accept/, 'Accept'])
      })
    },
  )

  test(
    'declined prices stay behind a button and count as answers, and a supplier that asked something is named so',
    oneWidth,
    async ({ page, otherCaller }) => {
      const { suppliers, ids, path } = await askedThree(page, otherCaller)
      await send(page, `/api/quotes/${ids[1]}/decline`, {})
      await send(suppliers[2]!.page, `/api/quotes/${ids[2]}/message`, { text: 'Whole or ground?' })
      await open(page, path)
      await expect(page.getByText('2 of 3 suppliers have answered with prices. 1 has asked you something.')).toBeVisible()
      await expect(part(page, 'Without prices').getByRole('listitem')).toHaveText([new RegExp(`${suppliers[2]!.businessName}.*Asked you`)])
      await expect(table(page)).not.toContainText(suppliers[1]!.businessName)
      await press(page.getByRole('button', { name: 'Show declined (1)' }), 'Enter')
      await expect(table(page).getByRole('columnheader', { name: suppliers[1]!.businessName })).toContainText('You declined')
      await expect(table(page)).not.toContainText('Cheapest')
      await press(page.getByRole('button', { name: 'Hide declined' }), 'Enter')
      await expect(table(page)).not.toContainText(suppliers[1]!.businessName)
      await test.step('in the list and the request', async () => {
        await open(page, '/quotes')
        await expect(part(page, 'Beans and oat milk')).toContainText('2 answered with prices, 1 asked you')
        await part(page, 'Your turn').getByRole('link', { name: suppliers[2]!.businessName }).click()
        await expect(part(page, 'Prices')).toContainText('asked you something and waits for your reply')
      })
    },
  )

  test('the requests and the comparison have no accessibility violations', async ({ page, otherCaller }) => {
    const { path } = await askedThree(page, otherCaller)
    await open(page, '/quotes')
    await expect(part(page, 'Beans and oat milk')).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
    await open(page, path)
    await expect(table(page)).toBeVisible()
    await expectSoundPage(page, THOROUGHLY)
  })
})
