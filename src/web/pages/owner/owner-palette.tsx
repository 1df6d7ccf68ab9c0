import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#web/api/reads/query.ts'
import { usePaused } from '#web/browser/use-paused.ts'
import type { PaletteEntry } from '#web/layout/palette/palette-entries.ts'
import { Palette } from '#web/layout/palette/palette.tsx'
import { ACCOUNT, HOME, ownerPath } from '#web/paths.ts'

/** Suppliers that are found. */
const MAX_FOUND = 6

const ACTIONS: PaletteEntry[] = [
  { label: 'Add a supplier', icon: 'plus', href: ownerPath({ tab: 'suppliers', edit: 'new' }) },
  { label: 'Write a newsletter', icon: 'envelope-simple', href: ownerPath({ tab: 'sign-ups', list: 'issues', edit: 'new' }) },
  { label: 'See emails and jobs', icon: 'monitor', href: ownerPath({ tab: 'operations' }) },
  { label: 'View the site', icon: 'storefront', href: HOME },
  { label: 'Account and password', icon: 'list', href: ACCOUNT },
]

type OwnerPaletteProps = { tabs: readonly PaletteEntry[]; onClose: () => void }

/** Leads an owner to pages and actions, and to suppliers by name, address, phone number or ABN. */
export function OwnerPalette({ tabs, onClose }: OwnerPaletteProps) {
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim())
  const { data } = useQuery({
    ...query('GET /api/admin/suppliers', { search, limit: MAX_FOUND }, { isCancellable: true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = typed.trim() && search ? (data?.items ?? []) : []
  return (
    <Palette
      groups={[
        { name: 'Pages', entries: tabs },
        { name: 'Actions', entries: ACTIONS },
        {
          name: 'Suppliers',
          entries: found.map(({ id, businessName, category, suburb }) => ({
            label: businessName,
            detail: [category, suburb].filter(Boolean).join(', '),
            icon: 'storefront',
            href: ownerPath({ tab: 'suppliers', edit: String(id) }),
          })),
          isFound: true,
        },
      ]}
      typed={typed}
      onType={setTyped}
      finds="and suppliers by name, address, phone or ABN"
      onClose={onClose}
    />
  )
}
