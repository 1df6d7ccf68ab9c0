import { TextLink } from '#web/ui/controls/text-link.tsx'
import styles from './file-links.module.css'

type FileLinksProps = {
  /** What is downloaded, which begins the row: "Download order". */
  label: string
  /** `as` is the short name of a format, `title` the whole sense of its link for whoever hears it alone. */
  files: readonly { as: string; title: string; href: string }[]
}

/** The files that something can be downloaded as, in one row. */
export const FileLinks = ({ label, files }: FileLinksProps) => (
  <div className={styles.files}>
    <p>{`${label}:`}</p>
    <ul aria-label={label} className={styles.list}>
      {files.map(({ as, title, href }) => (
        <li key={as}>
          <TextLink href={href} download aria-label={title} className={styles.file}>
            {as}
          </TextLink>
        </li>
      ))}
    </ul>
  </div>
)
