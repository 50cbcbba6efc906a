import type { TestimonialPageTexts } from './texts.ts';

export const ES: TestimonialPageTexts = {
  form: {
    kicker: 'Tu testimonio',
    title: '¿Qué te llevas de tu experiencia?',
    intro: (siteName) =>
      `${siteName} te invita a contarlo con tus palabras. El equipo lee cada testimonio antes de publicarlo.`,
    text: 'Tu testimonio',
    rating: 'Tu valoración',
    stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
    name: 'Nombre, como se mostrará',
    position: 'Cargo u ocupación',
    picture: 'Tu foto',
    pictureHint:
      'JPG, PNG, WebP o AVIF, de hasta 10 MB. Se recorta en cuadrado, sin datos ocultos como el lugar, y nadie la ve fuera del equipo hasta que se apruebe tu testimonio.',
    locale: 'Idioma en el que escribes',
    email: 'Correo electrónico',
    emailHint: 'No se publica. Te enviamos ahí el enlace para retirar tu testimonio.',
    optional: 'opcional',
    consent: 'Tu consentimiento',
    privacy: 'Política de privacidad',
    send: 'Enviar mi testimonio',
    leaveEmpty: 'Deja este campo vacío',
    problems: {
      required: 'Completa este campo.',
      invalid: 'Revisa este dato: parece incompleto.',
      'too-long': 'Este texto es demasiado largo.',
      changed: 'El texto cambió mientras escribías. Léelo y vuelve a marcar la casilla.',
      'no-picture': 'Elige una imagen JPG, PNG, WebP o AVIF de al menos 80 píxeles de lado.',
      'too-large': 'Esta imagen es demasiado grande. Elige una de hasta 10 MB.',
      'choose-again': 'Vuelve a elegir la foto: los navegadores no la conservan.',
    },
    missing: {
      rating: 'Elige una valoración.',
      consent: 'Marca la casilla si estás de acuerdo: sin tu consentimiento no podemos publicarlo.',
    },
    tooMany: (wait) => `Recibimos demasiados envíos. Vuelve a intentarlo dentro de ${wait}.`,
    closed:
      'Este enlace ya no acepta testimonios. Copia tu texto y pide un enlace nuevo a quien te lo envió.',
  },
  own: {
    kicker: 'Tu testimonio',
    sentTitle: 'Gracias, recibimos tu testimonio',
    sentText: 'El equipo lo lee y después lo publica.',
    title: 'Este es tu testimonio',
    pending: 'El equipo todavía no lo ha revisado.',
    shown: 'Se muestra en el sitio.',
    hidden: 'No se muestra en el sitio.',
    withdrawnTitle: 'Retiraste tu testimonio',
    withdrawn: 'Ya no se muestra en el sitio y no se volverá a mostrar.',
    keepTitle: 'Guarda este enlace',
    keepText: 'Es solo tuyo: con él puedes retirar tu testimonio en cualquier momento.',
    agreed: 'Lo que aceptaste',
    withdrawTitle: '¿Cambiaste de opinión?',
    withdrawText: 'Si lo retiras, deja de mostrarse de inmediato. No se puede deshacer.',
    withdraw: 'Retirar mi testimonio',
  },
  missing: {
    title: 'Este enlace no está disponible',
    text: 'Puede que haya caducado, que ya se haya usado o que la dirección esté incompleta. Pide un enlace nuevo a quien te lo envió.',
    toSite: (siteName) => `Ir al sitio de ${siteName}`,
  },
  email: {
    subject: (siteName) => `Tu testimonio para ${siteName}`,
    paragraphs: (siteName) => [
      `Alguien, seguramente tú, envió un testimonio a ${siteName} con esta dirección.`,
      'Con el enlace de abajo puedes verlo y retirarlo en cualquier momento: deja entonces de mostrarse de inmediato.',
      'Si no fuiste tú, puedes retirarlo con el mismo enlace.',
    ],
    action: 'Ver mi testimonio',
  },
};
