import { scenePath } from '#shared/artwork-options.ts'
import { Head } from '#web/head.tsx'
import { HOME, SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './not-found.module.css'

/** Shown for every unknown path. */
export const NotFoundPage = () => (
  <Page>
    <Head title="Page Not Found" description="There is no page at this address." />
    <EmptyState
      level={1}
      title="Page Not Found"
      image={<img src={scenePath('lost')} alt="" width={480} height={330} className={styles.picture} />}
      action={<WaysOut />}
    >
      There is no page at this address. It may have moved, or the link has a typing mistake.
    </EmptyState>
  </Page>
)

const WaysOut = () => (
  <Stack gap={6}>
    <search>
      <form action={SUPPLIERS} className={styles.search}>
        <Field label="What do you need?" hiddenLabel>
          <TextInput type="search" name="search" icon="magnifying-glass" placeholder="Search suppliers..." maxLength={200} />
        </Field>
        <Button type="submit" className={styles.submit}>
          Search
        </Button>
      </form>
    </search>
    <Stack row gap={3} justify="center">
      <ButtonLink href={SUPPLIERS} variant="quiet">
        Browse Suppliers
      </ButtonLink>
      <ButtonLink href={HOME} variant="quiet">
        Back to the home page
      </ButtonLink>
    </Stack>
  </Stack>
)
