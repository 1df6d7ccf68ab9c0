import { describe, expect, test } from 'vitest'
import { addSocialTemplate } from '#contract/social/social-templates.ts'
import { filledTemplate, previewValues } from './preview-values.ts'
import { STARTING_TEMPLATES } from './starting-templates.ts'
import { copyOf, defaultWords } from './template-values.ts'

const ID = '6f1c1d1e-5b0a-4a4e-9d0f-111111111111'
const OTHER = '6f1c1d1e-5b0a-4a4e-9d0f-222222222222'
const product = (id: string, title: string) => ({
  id,
  title,
  description: '',
  imageUrl: null,
  origin: null,
  isSeafood: false,
  price: `${title} price`,
})
const promotion = (title: string, state: 'planned' | 'running' | 'ended', productId: string | null = null) => {
  const days = { startsOn: '2026-11-01', endsOn: '2026-11-10' }
  return { id: ID, title, text: '', price: null, ...days, state, productId }
}
const own = {
  variables: { businessName: 'Tin Shed', category: 'Coffee', location: '' },
  products: [product(ID, 'House blend'), product(OTHER, 'Decaf')],
  promotions: [],
  profileLink: 'https://backdock.example/suppliers/7',
}

describe('previewValues', () => {
  test('the product of the offer that runs comes before the first one', () => {
    expect(previewValues(own)).toMatchObject({ product: 'House blend', price: 'House blend price', offer: undefined })
    const promotions = [promotion('Old', 'ended', OTHER), promotion('Next', 'planned'), promotion('Now', 'running', OTHER)]
    expect(previewValues({ ...own, promotions })).toMatchObject({ product: 'Decaf', price: 'Decaf price', offer: 'Now' })
    expect(previewValues({ ...own, promotions: promotions.slice(0, 2) })).toMatchObject({ product: 'House blend', offer: 'Next' })
  })
})

describe('filledTemplate', () => {
  test('what a supplier does not have stays in the text and is named, and addresses count as the platform counts', () => {
    const texts = { contentTemplate: '{product} in {location}: {profileLink}', hashtagTemplate: '#cafe {category}' }
    expect(filledTemplate(texts, previewValues(own), 'twitter')).toEqual({
      text: 'House blend in {location}: https://backdock.example/suppliers/7\n\n#cafe #Coffee',
      missing: ['location'],
      length: 'House blend in {location}: '.length + 23 + '\n\n#cafe #Coffee'.length,
      most: 280,
    })
  })
})

describe('Hashtags of a template', () => {
  test('a variable in one becomes a single word, as in the post', () => {
    const texts = { contentTemplate: 'New', hashtagTemplate: '#{product} #{category}' }
    expect(filledTemplate(texts, { ...previewValues(own), category: 'Coffee & Tea' }, 'facebook').text).toBe(
      'New\n\n#Houseblend #CoffeeTea',
    )
  })
})

describe('Templates to begin with', () => {
  test('each is one that the server takes, and none posts by itself', () => {
    for (const template of STARTING_TEMPLATES) expect(addSocialTemplate.body?.safeParse(template)).toMatchObject({ success: true })
    expect(STARTING_TEMPLATES.filter(({ isDefault }) => isDefault)).toEqual([])
    expect(STARTING_TEMPLATES).toHaveLength(4)
  })

  test('each fits its platform once it is filled in', () => {
    const values = previewValues({ ...own, promotions: [promotion('Ten kilos for the price of nine', 'running')] })
    const filled = STARTING_TEMPLATES.map((template) =>
      filledTemplate(template, { ...values, location: 'Preston, VIC' }, template.platform),
    )
    expect(filled.filter(({ missing, length, most }) => missing.length > 0 || length > most)).toEqual([])
  })
})

describe('A copy of a template', () => {
  test('it is named after it, within the limit, and is no default', () => {
    const template = { ...STARTING_TEMPLATES[0]!, id: ID, isDefault: true, templateName: 'x'.repeat(80) }
    expect(copyOf(template)).toMatchObject({ isDefault: false, templateName: `Copy of ${'x'.repeat(72)}` })
    expect(copyOf(template)).not.toHaveProperty('id')
  })

  test('what a default is for is said with its kind and platform', () => {
    expect(defaultWords('promotion', 'facebook')).toBe('Default: automatic posts of the kind “Offer” on Facebook are made from it')
    expect(defaultWords('promotion', '')).toBe('Default: automatic posts of the kind “Offer” are made from it')
  })
})
