import { dayIn } from '#e2e/kit/days.ts'
import { send } from '#e2e/kit/calls.ts'
import { signedInBuyer } from '#e2e/kit/people/people.ts'
import { answer, ask, part } from '#e2e/kit/people/quotes.ts'
import { newSupplier } from '#e2e/kit/people/suppliers.ts'
import { expectSoundPage } from '#e2e/kit/looks/sound-page.ts'
import { expect, oneWidth, open, test, toast } from '#e2e/kit/site.ts'

test(
  'after an acceptance the supplier is led to call, first delivery, order sheet, venue and review',
  oneWidth,
  async ({ page, otherPage }) => {
    const supplier = await newSupplier(page)
    const buyer = await otherPage()
    await signedInBuyer(buyer)
    const id = await ask(buyer, supplier, { contactPhone: '0491 570 006' })
    await answer(supplier, id)
    await send(buyer, `/api/quotes/${id}/accept`, {})
    const [steps, theirs] = [part(page, 'Next steps'), part(buyer, 'Next steps')]
    await test.step('the supplier tells the first day and asks to show the venue', async () => {
      await open(page, `/dashboard?tab=quotes&quote=${id}`)
      await expect(steps.getByRole('link', { name: /^Call Moth and Lamp/ })).toHaveAttribute('href', 'tel:0491570006')
      await expect(steps.getByRole('link', { name: 'Download it as a PDF' })).toHaveAttribute('href', `/api/quotes/${id}/order.pdf`)
      await expect(steps).toContainText('You can ask for one from')
      await expectSoundPage(page)
      await steps.getByLabel('Day').fill(dayIn(3))
      await steps.getByRole('button', { name: 'Tell the buyer' }).click()
      await expect(toast(page, 'The buyer is told the day')).toBeVisible()
      await expect(steps).toContainText('The buyer knows it.')
      await steps.getByRole('button', { name: 'Ask whether you may show Moth and Lamp' }).click()
      await expect(steps).toContainText('It has not answered yet.')
      await expect(part(page, 'History')).toContainText('The first delivery comes on')
    })
    await test.step('the buyer reads the day and says yes', async () => {
      await open(buyer, `/quotes/${id}`)
      await expect(theirs).toContainText('The first delivery comes on')
      await expectSoundPage(buyer)
      await theirs.getByRole('button', { name: 'Yes, show us' }).click()
      await expect(theirs).toContainText('may show you among the venues')
    })
    await test.step('only then the venue is shown', async () => {
      await open(page, `/dashboard?tab=quotes&quote=${id}`)
      await steps.getByRole('button', { name: 'Show Moth and Lamp among your venues' }).click()
      await expect(toast(page, 'Client venue added successfully')).toBeVisible()
      await expect(steps).toContainText('Moth and Lamp is among the venues on your profile.')
    })
  },
)
