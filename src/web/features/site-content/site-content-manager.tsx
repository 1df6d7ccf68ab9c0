import { useQuery } from '@tanstack/react-query'
import type { SiteContentItem, StyleItem } from '#contract/site/site-content.ts'
import { siteCss } from '#shared/site/site-css.ts'
import { problemOfStyle, problemOfText } from '#shared/site/site-values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { siteContentPath } from '#web/paths.ts'
import { parseSearch } from '#web/query-string.ts'
import { readSiteContentSearch, type SiteContentSearch } from '#web/search.ts'
import { forgetOnLeave } from '#web/storage/text-drafts.ts'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { required } from '#shared/required.ts'
import { ClashDialog } from './drafts/clash-dialog.tsx'
import { SaveBar } from './drafts/save-bar.tsx'
import { useDrafts } from './drafts/use-drafts.ts'
import { useSaveDrafts } from './drafts/use-save-drafts.ts'
import { TextEditor } from './editor/text-editor.tsx'
import type { Shown } from './editor/use-text-editor.ts'
import { ManagedItem } from './fields/managed-item.tsx'
import { ManagedStyles } from './managed-styles.tsx'
import { SiteContentTabs } from './site-content-tabs.tsx'

/** Texts and styles of the site. Changes are held until they are saved, all at once, and can be seen on the page before. */
export function SiteContentManager({ search }: { search: SiteContentSearch }) {
  const texts = useQuery({ ...query('GET /api/admin/content', {}), refetchOnMount: 'always' })
  const siteStyles = useQuery({ ...query('GET /api/admin/styles', {}), refetchOnMount: 'always' })
  return (
    <QueryBoundary of={{ ...texts, data: texts.data }} loading={<FieldsSkeleton fields={7} />}>
      {(items) => (
        <QueryBoundary of={siteStyles} loading={<FieldsSkeleton fields={7} />}>
          {(styleItems) => <Manager search={search} texts={items} styleItems={styleItems} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}

/** Names of what is typed and not saved. */
const [TEXTS, STYLES] = ['site-texts', 'site-styles']

type ManagerProps = { search: SiteContentSearch; texts: readonly SiteContentItem[]; styleItems: readonly StyleItem[] }

function Manager({ search, texts, styleItems }: ManagerProps) {
  const [textDrafts, styleDrafts] = [useDrafts(texts, TEXTS), useDrafts(styleItems, STYLES)]
  const problems = problemsOf({ texts, styleItems, textDrafts, styleDrafts })
  const { save, clash, isSaving, refusal } = useSaveDrafts({ texts, styleItems, textDrafts, styleDrafts })
  const count = textDrafts.changed.length + styleDrafts.changed.length
  const leaving = forgetOnLeave(STYLES, forgetOnLeave(TEXTS, useUnsaved(count > 0)))
  const isStyling = search.tab === 'styling'
  const bar = (
    <SaveBar
      count={count}
      problemCount={problems.texts.size + problems.styles.size}
      refusal={refusal}
      isSaving={isSaving}
      onSave={save}
      onDiscard={() => {
        textDrafts.clear()
        styleDrafts.clear()
      }}
    />
  )
  return (
    <>
      <TextEditor
        items={texts}
        drafts={textDrafts}
        shown={{ search: search.search, page: search.page, preview: search.preview === true }}
        onShow={show}
        css={siteCss(Object.fromEntries(styleItems.map((item) => [item.key, styleDrafts.valueOf(item)])))}
        head={<SiteContentTabs isStyling={isStyling} onShow={(tab) => go({ tab })} />}
        instead={isStyling ? <ManagedStyles items={styleItems} drafts={styleDrafts} problems={problems.styles} /> : undefined}
        foot={bar}
      >
        {(item) => <ManagedItem item={item} drafts={textDrafts} problem={problems.texts.get(item.id)} />}
      </TextEditor>
      <ClashDialog {...clash} />
      <LeaveDialog leaving={leaving}>
        {count === 1 ? 'One change is' : `${count} changes are`} not saved. {count === 1 ? 'It is' : 'They are'} lost if you leave.
      </LeaveDialog>
    </>
  )
}

const show = ({ preview, ...next }: Partial<Shown>) => go({ ...next, ...(preview !== undefined && { preview: preview || undefined }) })

/** Shows another part of the page, whose changes stay. */
const go = (next: { [Name in keyof SiteContentSearch]?: SiteContentSearch[Name] | undefined }) =>
  navigate(siteContentPath({ ...readSiteContentSearch(parseSearch(location.search)), ...next }), {
    replace: true,
    keepScroll: true,
    keepChanges: true,
  })

type Problems = Pick<ManagerProps, 'texts' | 'styleItems'> & Record<'textDrafts' | 'styleDrafts', ReturnType<typeof useDrafts>>

/** Returns what is wrong with unsaved values, by id, as the server would say it. */
function problemsOf({ texts, styleItems, textDrafts, styleDrafts }: Problems) {
  const itemOf = <Item extends { id: number }>(items: readonly Item[], id: number) =>
    required(
      items.find((item) => item.id === id),
      'An item that has changed',
    )
  const found = (problems: [number, string | undefined][]) =>
    new Map(problems.filter((entry): entry is [number, string] => entry[1] !== undefined))
  return {
    texts: found(textDrafts.changed.map(({ id, value }) => [id, problemOfText(known(itemOf(texts, id)), value.trim())])),
    styles: found(styleDrafts.changed.map(({ id, value }) => [id, problemOfStyle(itemOf(styleItems, id), value)])),
  }
}

/** Returns an item of the wire as the code knows it. */
const known = ({ options, isOptional, ...item }: SiteContentItem) => ({
  ...item,
  ...(options && { options }),
  ...(isOptional && { isOptional: true as const }),
})
