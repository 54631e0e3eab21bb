import { Link } from 'react-router-dom';
import { classNames } from './button';
import { Icon } from './icon';
import styles from './step-list.module.css';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly status: 'done' | 'current' | 'ahead';
  /** The step can be edited again at this path. */
  readonly to?: string | undefined;
}

export interface StepListProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Hidden text after a completed step. */
  readonly doneLabel: string;
}

export function StepList({ label, steps, doneLabel }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {steps.map((step, index) => {
          const done = step.status === 'done';
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {done ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span>
                <span>{step.label}</span>
                {done && <span className="visually-hidden">{` ${doneLabel}`}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={classNames(styles.step, styles[step.status])}
              aria-current={step.status === 'current' ? 'step' : undefined}
            >
              {step.to === undefined ? <span>{content}</span> : <Link to={step.to}>{content}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
