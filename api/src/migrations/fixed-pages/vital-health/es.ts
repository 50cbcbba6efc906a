export const VITAL_HEALTH_ES = {
  title: 'Salud vital',
  description:
    'Página de muestra sobre bienestar: descanso, alimentación y movimiento con contenido de ejemplo.',
  sample: 'Página de muestra con contenido de ejemplo',
  headline: 'Un ritmo que puedas mantener',
  lead: 'Dormir mejor, comer con calma y moverse un poco cada día. Así podría presentarse un programa de bienestar del equipo.',
  benefits: 'Tres hábitos, una misma luz',
  cards: [
    {
      title: 'Descanso',
      text: 'Apagar las pantallas antes de que el sueño avise y levantarse siempre a una hora parecida.',
    },
    {
      title: 'Alimentación',
      text: 'Un plato de colores, agua a mano y tiempo para sentarse a la mesa con alguien.',
    },
    {
      title: 'Movimiento',
      text: 'Caminar, estirarse, subir por la escalera: lo que se hace a diario pesa más que lo que se hace a lo grande.',
    },
  ],
  plan: 'Un día de ejemplo',
  planLead:
    'No es una recomendación médica ni un programa real: muestra cómo se vería un plan en esta página.',
  steps: [
    {
      title: 'Por la mañana',
      text: 'Un vaso de agua, luz natural y un paseo corto antes de abrir el correo.',
    },
    {
      title: 'Al mediodía',
      text: 'Comida sin teléfono y una conversación que no trate del trabajo.',
    },
    {
      title: 'Por la tarde',
      text: 'Una pausa para estirar la espalda y cerrar lo pendiente por hoy.',
    },
    {
      title: 'Por la noche',
      text: 'Cena ligera, luces bajas y un libro en lugar de otra pantalla.',
    },
  ],
  next: 'El bienestar de verdad se aprende en vivo',
  nextText:
    'En las sesiones del equipo se habla de salud cada semana. Mira el calendario o cuéntanos qué te gustaría aprender.',
  education: 'Ver las sesiones en vivo',
  contact: 'Escribir al equipo',
};
