import type { Differentiator } from '#contract/suppliers/suppliers.ts'
import styles from './differentiators.module.css'

export const DifferentiatorList = ({ differentiators }: { differentiators: readonly Differentiator[] }) => (
  <ul className={styles.columns}>
    {differentiators.map(({ title, description }) => (
      <li key={title} className={styles.column}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
      </li>
    ))}
  </ul>
)
