import { Section } from '../../layout/section.tsx';
import { type BlockProps, defineBlock, type DescribedBlock } from '../block-view.ts';
import { RichTextView } from '../rich-text.tsx';
import { block } from './faq.block.ts';
import styles from './faq.module.css';

type Fields = typeof block.fields;

function Faq({ id, values: { title, questions } }: BlockProps<Fields>) {
  return (
    <Section id={id} title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details className={styles.entry} key={question.children}>
            <summary className={styles.question} {...question} />
            <RichTextView text={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Describes the questions for search engines (https://schema.org/FAQPage). */
function faqPage({ values: { questions } }: DescribedBlock<Fields>): object[] {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.children,
    acceptedAnswer: { '@type': 'Answer', text: answer.text },
  }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}

export const faq = defineBlock(block, Faq, faqPage);
