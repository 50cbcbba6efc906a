import { ContactForm } from '../../contact/contact-form.tsx';
import { DRAFTS } from '../../contact/form-values.ts';
import { ContactDetails } from '../../layout/contact-block.tsx';
import { Island } from '../../site/island.tsx';
import { useFrame, useSite } from '../../site/site-context.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './contact.block.ts';
import styles from './contact.module.css';

/** Without scripts the form is sent to the contact page, which shows its problems. A page has one form. */
function Contact({ id, values: { title, content, form }, isRepeated }: BlockProps<typeof block.fields>) {
  const { t } = useSite();
  const { contact: stored } = useFrame();
  const hasForm = form === 'shown' && !isRepeated;
  return (
    <BlockSection id={id} title={title} introduction={content}>
      <div className={hasForm ? styles.both : styles.details}>
        {hasForm && (
          <Island name="contact-form" props={{ kind: 'message', sent: null }} wakeIf={DRAFTS.message}>
            <ContactForm kind="message" sent={null} />
          </Island>
        )}
        {stored && (
          <div className={styles.ways}>
            {hasForm && <h3>{t('contact.ways')}</h3>}
            <ContactDetails contact={stored.contact} />
          </div>
        )}
      </div>
    </BlockSection>
  );
}

export const contact = defineBlock(block, Contact);
