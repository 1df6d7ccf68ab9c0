import { useState } from 'react'
import { previewPath, type PreviewPage } from '#web/paths.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { usePreviewed, type Previewed } from './use-previewed.ts'
import styles from './preview.module.css'

const PAGES: Record<PreviewPage, string> = {
  home: 'Home',
  suppliers: 'Suppliers',
  pricing: 'Pricing',
  resources: 'Resources',
  subscription: 'Subscription',
}

type PreviewProps = Previewed & {
  page: PreviewPage
  /** Without it, no other page is offered. */
  onPage?: (page: PreviewPage) => void
}

/** The real page in a frame, as a visitor sees it, at the width of a phone or a desktop, with the values that are not saved yet. */
export function Preview({ page, onPage, ...previewed }: PreviewProps) {
  const [isPhone, setPhone] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const frame = usePreviewed(previewed, theme)
  return (
    <section aria-label="Preview" className={styles.preview}>
      <Stack row gap={2} justify="space-between">
        {onPage ? <PageSelect page={page} onChoose={onPage} /> : <span />}
        <Stack row gap={2}>
          <Segmented label="Theme of the preview">
            <Segment icon="sun" label="Light" active={theme === 'light'} onClick={() => setTheme('light')} />
            <Segment icon="moon" label="Dark" active={theme === 'dark'} onClick={() => setTheme('dark')} />
          </Segmented>
          <Segmented label="Width of the preview">
            <Segment icon="device-mobile" label="Phone" active={isPhone} onClick={() => setPhone(true)} />
            <Segment icon="monitor" label="Desktop" active={!isPhone} onClick={() => setPhone(false)} />
          </Segmented>
        </Stack>
      </Stack>
      {previewed.onText && <SmallPrint>Click a text to edit it, or press Enter on it.</SmallPrint>}
      <div className={styles.window}>
        <iframe
          ref={frame}
          title={`Preview of the page ${PAGES[page]}`}
          src={previewPath(page)}
          className={isPhone ? styles.phone : styles.desktop}
        />
      </div>
    </section>
  )
}

type PageSelectProps = { page: PreviewPage; onChoose: (page: PreviewPage) => void }

const PageSelect = ({ page, onChoose }: PageSelectProps) => (
  // The options are the pages of the table.
  <NativeSelect tool aria-label="Page to preview" value={page} onChange={({ target }) => onChoose(target.value as PreviewPage)}>
    {Object.entries(PAGES).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelect>
)
