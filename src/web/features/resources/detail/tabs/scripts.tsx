import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceScriptTexts } from '#contract/site-texts/resource-texts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './scripts.module.css'

type Script = NonNullable<ResourcePage['scripts']>[number]

/** Words to say or to send, each on a docket, with a button that copies them. */
export const Scripts = ({ scripts }: { scripts: readonly Script[] }) => (
  <ol className={styles.scripts}>
    {scripts.map((script) => (
      <li key={script.title}>
        <ScriptDocket {...script} />
      </li>
    ))}
  </ol>
)

function ScriptDocket({ title, scenario, script, tips }: Script) {
  const texts = useTexts(resourceScriptTexts)
  const copy = () =>
    void copyText(
      script,
      { title: texts.copied, tone: 'success' },
      { title: texts.notCopied, description: texts.notCopiedHelp, tone: 'destructive' },
    )
  return (
    <Docket>
      <article aria-label={title} className={styles.script}>
        <h3 className={styles.title}>{title}</h3>
        <MetaLabel>{texts.scenario}</MetaLabel>
        <p>{scenario}</p>
        <MetaLabel>{texts.script}</MetaLabel>
        <p className={styles.words}>{script}</p>
        <div className={styles.copy}>
          <Button variant="quiet" size="sm" icon="copy" onClick={copy} aria-label={`${texts.copy}: ${title}`}>
            {texts.copy}
          </Button>
        </div>
        <MetaLabel>{texts.tips}</MetaLabel>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </article>
    </Docket>
  )
}
