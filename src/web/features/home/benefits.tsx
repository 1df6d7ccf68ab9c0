import { Section } from '#web/ui/layout/section.tsx'
import styles from './benefits.module.css'

const BENEFITS = [
  { title: 'AI supplier matching', text: 'Describe what you need and get a shortlist with reasons.' },
  { title: 'Direct negotiation', text: 'Talk price with the supplier. No middleman, no markup.' },
  { title: 'Group buying', text: 'Join nearby venues on one order for the pallet rate.' },
  { title: 'Wholesale pricing on small orders', text: 'Trade pricing from the first carton, not the hundredth.' },
]

export const Benefits = () => (
  <Section title="Four ways to $2,000+ saved per year">
    <ul className={styles.benefits}>
      {BENEFITS.map(({ title, text }) => (
        <li key={title} className={styles.benefit}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
