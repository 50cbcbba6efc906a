import { ContactForm } from '../../contact/contact-form.tsx';
import { DRAFTS } from '../../contact/form-values.ts';
import { Island } from '../../site/island.tsx';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './join.block.ts';
import styles from './join.module.css';

type JoinProps = BlockProps<typeof block.fields>;

/** Without scripts the form is sent to the page `join`, which shows its problems. A page has one such form. */
function Join({ id, values, data: { form, countries }, isRepeated }: JoinProps) {
  const { page } = useSite();
  const sent = page === 'join' ? form : null;
  return (
    <BlockSection id={id} title={values.title} introduction={values.content}>
      <div className={styles.both}>
        {!isRepeated && (
          <Island name="contact-form" props={{ kind: 'join', sent, countries }} wakeIf={DRAFTS.join}>
            <ContactForm kind="join" sent={sent} countries={countries} />
          </Island>
        )}
        {values.noteTitle.children && <Note id={`${id}-note`} values={values} />}
      </div>
    </BlockSection>
  );
}

function Note({ id, values }: Pick<JoinProps, 'id' | 'values'>) {
  const { language } = useSite();
  const { title, noteTitle, note, linkText, linkUrl } = values;
  const Heading = title.children ? 'h3' : 'h2';
  return (
    <section className={styles.note} aria-labelledby={id}>
      <Heading id={id} {...noteTitle} />
      {note.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      {linkUrl && linkText.children && (
        <a className={shapes.quiet} {...linkTo(localPath(linkUrl, language))} {...linkText} />
      )}
    </section>
  );
}

export const join = defineBlock(block, Join);
