import { useState } from 'react'
import { POST_TYPE_KEYS, POST_TYPES, SOCIAL_PLATFORMS, type PostType } from '#contract/social/social-options.ts'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { allFilled, filled, textsAbout, textsFrom, valuesAbout, type About, type VariableValues } from './template-texts.ts'
import type { Composer } from './use-composer.ts'

type StartFromProps = {
  composer: Composer
  templates: readonly SocialTemplate[]
  products: readonly Product[]
  promotions: readonly OwnPromotion[]
  about: About
  known: VariableValues
  onAbout: (about: About) => void
}

/** Shows what a post is about, and the template from which its text is made. */
export function StartFrom({ composer, templates, products, promotions, about, known, onAbout }: StartFromProps) {
  const { values, change } = composer
  const chooseAbout = (id: string) => {
    const next = { product: products.find((each) => each.id === id), promotion: promotions.find((each) => each.id === id) }
    onAbout(next)
    change({ ...allFilled(values, { ...known, ...valuesAbout(next) }), postType: typeAbout(next) ?? values.postType })
  }
  const write = () => {
    const texts = textsAbout(about)
    if (!texts) return
    change({ ...values, ...filled(texts, { ...known, ...valuesAbout(about) }), changed: {} })
    toast({ title: 'Text written', ...(values.content && { action: { label: 'Undo', onAct: () => change(values) } }) })
  }
  return (
    <Stack gap={3} align="stretch">
      <Grid min={150} most={3} gap={4}>
        {products.length + promotions.length > 0 && (
          <Field label="Product or offer" optional>
            <NativeSelect value={about.product?.id ?? about.promotion?.id ?? ''} onChange={({ target }) => chooseAbout(target.value)}>
              <option value="">None of them</option>
              <Options label="Products" items={products} />
              <Options label="Offers" items={promotions} />
            </NativeSelect>
          </Field>
        )}
        <TemplateSelect composer={composer} templates={templates} known={known} />
        <Field label="Kind of post">
          <NativeSelect value={values.postType} onChange={({ target }) => change({ ...values, postType: target.value as PostType })}>
            {POST_TYPE_KEYS.map((type) => (
              <option key={type} value={type}>
                {POST_TYPES[type]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Grid>
      {textsAbout(about) && (
        <div>
          <Button variant="quiet" size="sm" onClick={write}>
            Write it for me
          </Button>
        </div>
      )}
    </Stack>
  )
}

const typeAbout = ({ product, promotion }: About): PostType | undefined =>
  promotion ? 'promotion' : product ? 'featured_product' : undefined

const Options = ({ label, items }: { label: string; items: readonly { id: string; title: string }[] }) =>
  items.length > 0 && (
    <optgroup label={label}>
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  )

/** Replaces the text by that of a template; the toast brings the text before it back. */
function TemplateSelect({ composer: { values, change }, templates, known }: Pick<StartFromProps, 'composer' | 'templates' | 'known'>) {
  const [chosen, setChosen] = useState('')
  const active = templates.filter(({ isActive }) => isActive)
  if (active.length === 0) return null
  const use = (id: string) => {
    setChosen(id)
    const template = active.find((each) => each.id === id)
    if (!template) return
    const { platform, postType, templateName } = template
    const platforms = values.platforms.length > 0 ? values.platforms : [platform]
    change({ ...values, ...textsFrom(template, known), platforms, postType, changed: {} })
    toast({ title: `Text from “${templateName}”`, ...(values.content && { action: { label: 'Undo', onAct: () => change(values) } }) })
  }
  return (
    <Field label="Template" optional>
      <NativeSelect value={chosen} onChange={({ target }) => use(target.value)}>
        <option value="">None of them</option>
        {active.map(({ id, templateName, platform }) => (
          <option key={id} value={id}>
            {templateName} ({SOCIAL_PLATFORMS[platform]})
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
