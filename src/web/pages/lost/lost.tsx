import type { ReactNode } from 'react'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { Head } from '#web/head.tsx'
import { HOME, SUPPLIERS } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import styles from './lost.module.css'

/** Shown at an address that leads nowhere: what is wrong with it, and ways on. `summary` is for the head of the document. */
export const LostPage = ({ title, summary, children }: { title: string; summary: string; children: ReactNode }) => (
  <Page>
    <Head title={title} description={summary} />
    <EmptyState
      level={1}
      title={title}
      image={<img src={scenePath('lost')} alt="" width={480} height={330} className={styles.picture} />}
      action={<WaysOut />}
    >
      {children}
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
