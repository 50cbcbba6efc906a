import { ContactForm } from '../../contact/contact-form.tsx';
import { DRAFTS } from '../../contact/form-values.ts';
import { ContactDetails } from '../../layout/contact-block.tsx';
import { Island } from '../../site/island.tsx';
import { useFrame, useSite } from '../../site/site-context.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './contact.block.ts';
import styles from './contact.module.css';
import { SentMessage } from './sent-message.tsx';

type ContactProps = BlockProps<typeof block.fields>;

/** Without scripts the form is sent to the contact page, which shows its problems. A page has one form. */
function Contact({ id, values, data, isRepeated }: ContactProps) {
  const { t } = useSite();
  const { contact: stored } = useFrame();
  const { title, content, form } = values;
  const hasForm = form === 'shown' && !isRepeated;
  const Heading = title.children ? 'h3' : 'h2';
  return (
    <BlockSection id={id} title={title} introduction={content}>
      <div className={hasForm ? styles.both : styles.details}>
        {hasForm && <Form values={values} form={data.form} />}
        {stored && (
          <div className={styles.ways}>
            {hasForm && <Heading>{t('contact.ways')}</Heading>}
            <ContactDetails contact={stored.contact} />
          </div>
        )}
      </div>
    </BlockSection>
  );
}

/** Shows the form, or on the page `contact-sent` the confirmation in its place. */
function Form({
  values: { title, sentTitle, sentText },
  form,
}: Pick<ContactProps, 'values'> & Pick<ContactProps['data'], 'form'>) {
  const { page } = useSite();
  const thanks = { title: sentTitle, text: sentText };
  if (page === 'contact-sent') return <SentMessage {...thanks} level={title.children ? 3 : 2} />;
  const sent = page === 'contact' ? form : null;
  return (
    <Island name="contact-form" props={{ kind: 'message', sent, thanks }} wakeIf={DRAFTS.message}>
      <ContactForm kind="message" sent={sent} thanks={thanks} />
    </Island>
  );
}

export const contact = defineBlock(block, Contact);
