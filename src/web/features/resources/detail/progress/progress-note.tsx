import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceFillTexts } from '#contract/site-texts/resource-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { doneOf, itemsOf } from '#shared/resource-items.ts'
import { resourcePath, signInPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useTexts } from '#web/use-site.ts'
import styles from './progress-note.module.css'
import type { Progress } from './use-progress.ts'

type ProgressNoteProps = { resource: ResourcePage; progress: Progress }

/** Shows how much of a resource is done, where that is kept, and how to begin again. */
export function ProgressNote({ resource, progress }: ProgressNoteProps) {
  const texts = useTexts(resourceFillTexts)
  const { values, setAll } = progress
  const [done, total] = [doneOf(resource, values), itemsOf(resource).length]
  const clear = () => {
    setAll({})
    toast({ title: texts.cleared, action: { label: texts.undo, onAct: () => setAll(values) } })
  }
  const isEmpty = Object.keys(values).length === 0
  return (
    <div className={styles.note}>
      <p className={styles.withoutScript}>{texts.withoutScript}</p>
      <div className={styles.shown}>
        <progress value={done} max={total} aria-hidden="true" className={styles.bar} />
        <span className={styles.done}>{filled(texts.done, { done, total })}</span>
      </div>
      <output className={styles.kept}>
        {(!isEmpty || progress.kept === 'not loaded') && <WhereKept id={resource.id} progress={progress} />}
      </output>
      {!isEmpty && (
        <Button variant="quiet" size="sm" className="no-print" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

function WhereKept({ id, progress: { kept, problem, tryAgain } }: { id: string; progress: Progress }) {
  const texts = useTexts(resourceFillTexts)
  const again = (
    <Button variant="quiet" size="sm" onClick={tryAgain}>
      {texts.tryAgain}
    </Button>
  )
  switch (kept) {
    case 'saving':
      return texts.saving
    case 'in account':
      return texts.inAccount
    case 'in browser':
      return (
        <>
          {texts.inBrowser} <TextLink href={signInPath(resourcePath(id))}>{texts.signIn}</TextLink>
        </>
      )
    case 'not saved':
      return (
        <>
          {texts.failed} {problem} {again}
        </>
      )
    case 'not loaded':
      return (
        <>
          {texts.notLoaded} {again}
        </>
      )
  }
}
