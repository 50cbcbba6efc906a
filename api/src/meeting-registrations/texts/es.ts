import type { EmailValues, Texts } from './text-types.ts';

const hello = ({ name }: EmailValues) => `Hola, ${name}:`;
const why = ({ reason }: EmailValues) => reason && `Motivo: ${reason}`;
const next = ({ isSeries, when }: EmailValues) =>
  isSeries ? `Tu inscripción vale para todas las fechas. La próxima: ${when}.` : `Fecha: ${when}.`;
const LINK_IS_YOURS =
  'El enlace de abajo es solo tuyo. Lleva a la llamada desde 15 minutos antes del comienzo.';
const CALENDAR = 'La invitación adjunta añade la fecha a tu calendario.';

export const SPANISH: Texts = {
  emails: {
    confirm: ({ title, when, isSeries }) => ({
      subject: `Confirma tu inscripción: ${title}`,
      paragraphs: [
        `Alguien dio esta dirección de correo para inscribirse en «${title}».`,
        isSeries ? `Sería para todas las fechas. La próxima: ${when}.` : `Fecha: ${when}.`,
        'Confírmalo en las próximas 48 horas. Si no fuiste tú, ignora este mensaje: no te enviaremos nada más.',
      ],
    }),
    'already-registered': (values) => ({
      subject: `Ya tienes tu inscripción: ${values.title}`,
      paragraphs: [
        `Alguien, probablemente tú, volvió a inscribir esta dirección de correo en «${values.title}». Ya estaba inscrita y nada ha cambiado.`,
        next(values),
      ],
    }),
    registered: (values) => ({
      subject: `Tu inscripción está confirmada: ${values.title}`,
      paragraphs: [
        hello(values),
        `tienes un lugar en «${values.title}».`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    waiting: (values) => ({
      subject: `Estás en la lista de espera: ${values.title}`,
      paragraphs: [
        hello(values),
        `por ahora todos los lugares de «${values.title}» están ocupados. Estás en la lista de espera y te escribiremos en cuanto tengas un lugar.`,
        next(values).replace('Tu inscripción vale', 'Tu espera vale'),
      ],
    }),
    'moved-up': (values) => ({
      subject: `Tienes un lugar: ${values.title}`,
      paragraphs: [
        hello(values),
        `se liberó un lugar en «${values.title}» y es tuyo.`,
        next(values),
        LINK_IS_YOURS,
        CALENDAR,
      ],
    }),
    reminder: (values) => ({
      subject: `Recordatorio: ${values.title}, ${values.when}`,
      paragraphs: [hello(values), `«${values.title}» empieza pronto: ${values.when}.`, LINK_IS_YOURS],
    }),
    'date-moved': (values) => ({
      subject: `Nueva fecha: ${values.title}`,
      paragraphs: [
        hello(values),
        `«${values.title}» tiene una nueva fecha: ${values.when}.`,
        values.previously && `Estaba prevista para el ${values.previously}.`,
        why(values),
        'Tu inscripción sigue siendo válida. La invitación adjunta cambia la fecha en tu calendario.',
      ],
    }),
    'date-cancelled': (values) => ({
      subject: `Cancelada: ${values.title}`,
      paragraphs: [
        hello(values),
        `«${values.title}» no se celebra en esta fecha: ${values.when}.`,
        why(values),
        'El mensaje adjunto quita la fecha de tu calendario.',
      ],
    }),
    'date-restored': (values) => ({
      subject: `Sí se celebra: ${values.title}`,
      paragraphs: [
        hello(values),
        `finalmente «${values.title}» sí se celebra: ${values.when}.`,
        'Tu inscripción es válida.',
        CALENDAR,
      ],
    }),
    'series-changed': (values) => ({
      subject: `Nuevos horarios: ${values.title}`,
      paragraphs: [
        hello(values),
        `«${values.title}» tiene nuevos días u horas. La próxima fecha: ${values.when}.`,
        'Tu inscripción sigue siendo válida. La invitación adjunta cambia las fechas en tu calendario.',
      ],
    }),
    'series-ended': (values) => ({
      subject: `Sin más fechas: ${values.title}`,
      paragraphs: [
        hello(values),
        `«${values.title}» no se celebra hasta nuevo aviso.`,
        'El mensaje adjunto quita las fechas de tu calendario.',
      ],
    }),
    cancelled: (values) => ({
      subject: `Tu inscripción está cancelada: ${values.title}`,
      paragraphs: [
        hello(values),
        `ya no tienes inscripción en «${values.title}» y no recibirás más correos sobre ella.`,
      ],
    }),
    message: (values) => ({
      subject: `${values.title}: ${values.message?.subject ?? ''}`,
      paragraphs: [hello(values), values.message?.text ?? '', next(values)],
    }),
  },
  labels: {
    confirm: 'Confirmar mi inscripción',
    join: 'Entrar a la sesión',
    manage: 'Ver o cancelar mi inscripción',
  },
  pages: {
    confirmTitle: 'Confirma tu inscripción',
    confirmText: 'Un clic y tu inscripción cuenta.',
    confirm: 'Confirmar',
    registeredTitle: 'Tu inscripción está confirmada',
    registeredText: 'Tu enlace a la llamada funciona desde 15 minutos antes del comienzo.',
    waitingTitle: 'Estás en la lista de espera',
    waitingText: 'Te escribiremos en cuanto tengas un lugar.',
    cancelledTitle: 'No tienes inscripción',
    cancelledText: 'Esta inscripción está cancelada. No recibirás más correos sobre ella.',
    cancel: 'Cancelar mi inscripción',
    join: 'Entrar a la sesión',
    when: 'Fecha',
    noDate: 'Sin fecha por ahora',
    everyDate: 'Todas las fechas; la próxima:',
    others: 'Tus otras inscripciones',
    sentTitle: 'Revisa tu correo',
    sentText:
      'Te hemos enviado un enlace. Tu inscripción cuenta cuando lo abras y la confirmes, en un plazo de 48 horas.',
    missingTitle: 'Esta inscripción no existe',
    missingText: 'Puede que haya caducado o que la dirección esté incompleta.',
    failedTitle: 'Esto ya no es posible',
    closed: 'La inscripción para esta fecha está cerrada.',
    full: 'Todos los lugares están ocupados.',
    earlyTitle: 'La sesión aún no empieza',
    earlyText:
      'Este enlace lleva a la llamada desde 15 minutos antes del comienzo. Vuelve a cargar esta página entonces.',
    overTitle: 'No hay sesión a la que entrar',
    overText: 'Esta fecha ya pasó o se canceló.',
    toCalendar: 'Ver el calendario',
  },
};
